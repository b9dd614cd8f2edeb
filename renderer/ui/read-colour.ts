/** The colour a token has now, as `rgb(…)`: canvas and WebGL cannot read `light-dark()`. */
export function readColour(token: `--${string}`): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const colour = getComputedStyle(probe).color
  probe.remove()
  return colour
}
