const walls = { light: '/media/wall.svg', dark: '/media/wall-dark.svg' }

/** The wall's tiles, asked for with the page rather than once its styles are laid out: for what a page opens with. */
export function PreloadBackground() {
  return Object.entries(walls).map(([mode, href]) => (
    <link
      key={mode}
      rel="preload"
      as="image"
      type="image/svg+xml"
      href={href}
      media={`(prefers-color-scheme: ${mode})`}
      fetchPriority="high"
    />
  ))
}
