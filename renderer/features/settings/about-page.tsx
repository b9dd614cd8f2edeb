import { engine } from '../../state/engine.ts'
import { useCall } from '../../state/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppPage } from './app-page.tsx'
import styles from './app-page.module.css'
import { Places } from './places.tsx'

/** What this is, which version, where things lie and whose work it stands on. */
export function AboutPage() {
  const { data, error, retry } = useCall('about', (signal) => engine()['app.about']({}, { signal }))
  return (
    <AppPage title="About" page="about">
      <div className={styles.about}>
        <Logo size={64} />
        <div>
          <h2>Strata {data?.version}</h2>
          <p className={styles.note}>
            Makes sense of a whole collection of documents, on your own machine: no network, no account, nothing without
            evidence.
          </p>
        </div>
      </div>
      <Places />
      <section className={styles.section} aria-labelledby="licences">
        <h2 id="licences" className={styles.name}>
          Licences
        </h2>
        <p className={styles.note}>Strata is free under the MIT licence. It is built on the work of these projects.</p>
        {error !== undefined && <ErrorState small error={error} onRetry={retry} />}
        {error === undefined && !data && <Skeleton />}
        {data && (
          <table className={styles.licences}>
            <thead>
              <tr>
                <th scope="col">Project</th>
                <th scope="col">Version</th>
                <th scope="col">Licence</th>
              </tr>
            </thead>
            <tbody>
              {data.licences.map(({ name, version, licence }) => (
                <tr key={`${name} ${version}`}>
                  <td>{name}</td>
                  <td>{version}</td>
                  <td>{licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </AppPage>
  )
}
