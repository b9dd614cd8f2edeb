import { create } from 'zustand'
import type { CollectionInfo } from '../../shared/model/index.ts'
import { engine } from './engine.ts'

interface Collections {
  readonly list: readonly CollectionInfo[] | null
  readonly error: unknown
}

/** The collections this machine knows, last opened first. */
export const useCollections = create<Collections>(() => ({ list: null, error: undefined }))

export async function loadCollections(): Promise<void> {
  try {
    const list = await engine()['collections.list']({})
    useCollections.setState({ list: list.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt)), error: undefined })
  } catch (error) {
    useCollections.setState({ error })
  }
}

/** Puts a collection that was just made, opened or renamed where it belongs in the list. */
export const noteCollection = (info: CollectionInfo): void =>
  useCollections.setState(({ list }) => ({ list: [info, ...(list ?? []).filter(({ key }) => key !== info.key)] }))

export const dropCollection = (key: string): void =>
  useCollections.setState(({ list }) => ({ list: list?.filter((one) => one.key !== key) ?? null }))

export const useCollection = (key: string | null): CollectionInfo | undefined =>
  useCollections((state) => state.list?.find((one) => one.key === key))
