import type { ComponentProps, ReactNode } from 'react'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { classNames } from './class-names.ts'
import styles from './split.module.css'

interface SplitProps {
  /** Names the split; the person's sizes are remembered under it. */
  readonly id: string
  /** The ids of the panes that are shown, in order. */
  readonly panes: readonly string[]
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Panes side by side with handles between them; put SplitPane and SplitHandle inside. */
export function Split({ id, panes, children, className }: SplitProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id, panelIds: [...panes], storage: localStorage })
  return (
    <Group
      id={id}
      orientation="horizontal"
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
      className={classNames(styles.split, className)}
    >
      {children}
    </Group>
  )
}

/** A pane of a Split; sizes are percentages or pixels, such as `"24%"` or `"280px"`. */
export function SplitPane({ className, ...rest }: ComponentProps<typeof Panel> & { readonly id: string }) {
  return <Panel {...rest} className={classNames(styles.pane, className)} />
}

/** The line between two panes; drag it, or move it with the arrow keys. */
export function SplitHandle() {
  return <Separator className={classNames(styles.handle)} />
}
