import { darkPalette, lightPalette, type Palette } from './palette.ts'

/** What the map is painted with; the colours follow ui/tokens.css, as hex, because WebGL cannot read CSS. */
export interface GraphTheme {
  readonly palette: Palette
  readonly background: string
  readonly label: string
  readonly halo: string
  readonly edge: string
  /** Of the edges at rest, inside a community and between two. */
  readonly edgeAlpha: readonly [within: number, between: number]
}

export const lightTheme: GraphTheme = {
  palette: lightPalette,
  background: '#faf9f7',
  label: '#211f1b',
  halo: '#faf9f7',
  edge: '#8d897f',
  edgeAlpha: [0.34, 0.24],
}

export const darkTheme: GraphTheme = {
  palette: darkPalette,
  background: '#171614',
  label: '#ece9e3',
  halo: '#171614',
  edge: '#77756e',
  edgeAlpha: [0.34, 0.26],
}
