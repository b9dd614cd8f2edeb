import type { ReactNode } from 'react'
import { Split, SplitHandle, SplitPane } from './split.tsx'

interface ListBesideProps {
  /** Names the split; the person's sizes are remembered under it. */
  readonly id: string
  /** What the panes are called, the list first. */
  readonly panes: readonly [list: string, chosen: string]
  readonly list: ReactNode
  /** How wide the list is, at first and at least. */
  readonly size: { readonly first: string; readonly least: string; readonly most: string }
  /** What is chosen in the list. */
  readonly children: ReactNode
}

/** A list and what is chosen in it, side by side. */
export function ListBeside({ id, panes, list, size, children }: ListBesideProps) {
  return (
    <Split id={id} panes={panes}>
      <SplitPane id={panes[0]} defaultSize={size.first} minSize={size.least} maxSize={size.most}>
        {list}
      </SplitPane>
      <SplitHandle />
      <SplitPane id={panes[1]} minSize="300px">
        {children}
      </SplitPane>
    </Split>
  )
}
