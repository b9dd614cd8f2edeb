import { create } from 'zustand'

export type Overlay = 'palette' | 'shortcuts' | 'new-collection'

/** What lies over the page, if anything: opened by keys, buttons and the window's menu alike. */
export const useOverlay = create<{ readonly overlay: Overlay | null }>(() => ({ overlay: null }))

export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay })
export const closeOverlay = (): void => useOverlay.setState({ overlay: null })
