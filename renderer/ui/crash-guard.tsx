import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface CrashGuardProps {
  readonly children: ReactNode
}

/** Shows a way out where drawing a page failed. A class, because React catches errors in no other way. */
export class CrashGuard extends Component<CrashGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <EmptyState
          title="This page could not be drawn"
          actions={
            <Button variant="primary" onClick={() => window.location.reload()}>
              Load it again
            </Button>
          }
        >
          Nothing is lost: the collection lies safe in its file.
        </EmptyState>
      </div>
    )
  }
}
