/** Loads the screens of page shells: their modules register the placeholders. */
export const loadSharedScreens = () =>
  Promise.all([
    import('./__root.tsx'),
    import('./-content-screen.tsx'),
    import('./-home-screen.tsx'),
    import('./-listing-screen.tsx'),
    import('./-product-screen.tsx'),
  ])
