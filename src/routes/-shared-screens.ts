/** Loads the screens whose pages customers share: a placeholder is known once the module of its screen is loaded. */
export const loadSharedScreens = () =>
  Promise.all([
    import('./__root.tsx'),
    import('./-content-screen.tsx'),
    import('./-home-screen.tsx'),
    import('./-listing-screen.tsx'),
    import('./-product-screen.tsx'),
  ])
