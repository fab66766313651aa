// Preloaded into a shop: once it has started, a promise is rejected that no code handles.
const timer = setInterval(() => {
  if (process.listenerCount('SIGTERM') === 0) return
  clearInterval(timer)
  void Promise.reject(new Error('a read that was not awaited'))
}, 50)
