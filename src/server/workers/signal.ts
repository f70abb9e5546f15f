/** Wakes a worker up. A signal sent while no worker waits ends the next wait at once. */
export function createSignal() {
  let sent = false
  let wake = () => {}
  return {
    send: () => {
      sent = true
      wake()
    },
    wait: async (milliseconds: number) => {
      if (!sent)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      sent = false
    },
  }
}
