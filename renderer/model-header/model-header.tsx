import { hrefOf, type Route } from '../state/routes.ts'
import { PageHeader } from '../ui/page-header.tsx'
import styles from './model-header.module.css'

interface ModelHeaderProps {
  readonly collection: string
  readonly here: 'work' | 'prompts' | 'failures'
  /** Items that the model could not do. */
  readonly failed: number
}

/** The bar at the top of the pages about the model, with the ways between them. */
export function ModelHeader({ collection, here, failed }: ModelHeaderProps) {
  const parts: readonly { readonly name: typeof here; readonly title: string; readonly route: Route }[] = [
    { name: 'work', title: 'What it does', route: { page: 'model', collection, part: 'work' } },
    { name: 'prompts', title: 'Prompts', route: { page: 'prompts', collection, prompt: null } },
    {
      name: 'failures',
      title: failed === 0 ? 'Failed items' : `Failed items ${failed}`,
      route: { page: 'model', collection, part: 'failures' },
    },
  ]
  return (
    <PageHeader title="Model">
      <nav className={styles.parts} aria-label="Model">
        {parts.map(({ name, title, route }) => (
          <a key={name} href={hrefOf(route)} aria-current={name === here ? 'page' : undefined} className={styles.part}>
            {title}
          </a>
        ))}
      </nav>
    </PageHeader>
  )
}
