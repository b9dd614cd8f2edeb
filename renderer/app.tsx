import { useEffect } from 'react'
import { AboutPage } from './features/settings/about-page.tsx'
import { ModelPage } from './features/settings/model/model-page.tsx'
import { SettingsPage } from './features/settings/settings-page.tsx'
import { StartPage } from './features/start/start-page.tsx'
import { CollectionFrame } from './frame/collection-frame.tsx'
import { ConnectionBanner } from './frame/connection-banner.tsx'
import { ConnectingPage } from './frame/connecting-page.tsx'
import { DropOverlay } from './frame/drop-overlay.tsx'
import { NoPage } from './frame/no-page.tsx'
import { Overlays } from './frame/overlays.tsx'
import { useShortcuts } from './frame/use-shortcuts.ts'
import { useConnection } from './state/engine.ts'
import { useRoute } from './state/navigation.ts'
import { Toaster } from './ui/toast.tsx'

/** The whole window: the page that the address names, and what lies over every page. */
export function App() {
  const route = useRoute()
  const { state, epoch } = useConnection()
  const collection = 'collection' in route ? route.collection : null
  useShortcuts(collection)
  useEffect(() => {
    if (collection === null) document.title = 'Strata'
  }, [collection])

  if (state === 'refused' || epoch === 0) return <ConnectingPage />
  return (
    <>
      <ConnectionBanner />
      {'collection' in route ? (
        <CollectionFrame key={route.collection} route={route} />
      ) : (
        <Page key={route.page} page={route.page} />
      )}
      <DropOverlay collection={collection} />
      <Overlays collection={collection} />
      <Toaster />
    </>
  )
}

function Page({ page }: { readonly page: 'start' | 'settings' | 'model-settings' | 'about' | 'nowhere' }) {
  if (page === 'nowhere') return <NoPage collection={null} />
  if (page === 'settings') return <SettingsPage />
  if (page === 'model-settings') return <ModelPage />
  return page === 'about' ? <AboutPage /> : <StartPage />
}
