import { darkPalette, lightPalette, type Palette } from './palette.ts'

/** What the map is painted with; all colours as `#rrggbb`, because WebGL cannot read CSS. */
export interface GraphTheme {
  readonly palette: Palette
  readonly background: string
  readonly label: string
  readonly edge: string
  /** Opacity of the edges at rest, inside a community and between two. */
  readonly edgeAlpha: readonly [within: number, between: number]
}

export const lightTheme: GraphTheme = {
  palette: lightPalette,
  background: '#faf9f7',
  label: '#211f1b',
  edge: '#736d62',
  edgeAlpha: [0.6, 0.42],
}

export const darkTheme: GraphTheme = {
  palette: darkPalette,
  background: '#171614',
  label: '#ece9e3',
  edge: '#8f897e',
  edgeAlpha: [0.6, 0.42],
}

/** The theme with the page's own colours, read by `read`, as `rgb(…)`, from the tokens of ui/tokens.css. */
export function graphTheme(dark: boolean, read: (token: `--${string}`) => string): GraphTheme {
  const base = dark ? darkTheme : lightTheme
  const colour = (token: `--${string}`, fallback: string): string => rgbToHex(read(token)) ?? fallback
  return {
    ...base,
    background: colour('--bg', base.background),
    label: colour('--text', base.label),
    edge: colour('--text-faint', base.edge),
  }
}

function rgbToHex(rgb: string): string | undefined {
  const channels = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(rgb)?.slice(1, 4)
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
