const walls = { light: '/media/wall.svg', dark: '/media/wall-dark.svg' }

/** Preloads the background pattern, which the browser would otherwise request only after layout; for pages that start with it. */
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
