import { useState } from 'react'

const storedAs = 'calling sound'

/** A quiet sound when the next lead opens by itself: on until it is switched off on this device. */
export function useChime() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storedAs) !== 'off')
  return {
    isOn,
    setOn: (on: boolean) => {
      localStorage.setItem(storedAs, on ? 'on' : 'off')
      setIsOn(on)
      if (on) playChime()
    },
    chime: () => {
      if (isOn) playChime()
    },
  }
}

const seconds = 0.5
const loudness = 0.05

/** Two soft notes, a fifth apart. Silent where the browser allows no sound yet. */
function playChime(): void {
  const context = new AudioContext()
  const gain = context.createGain()
  gain.connect(context.destination)
  gain.gain.setValueAtTime(loudness, context.currentTime)
  gain.gain.exponentialRampToValueAtTime(loudness / 100, context.currentTime + seconds)
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    note.start(context.currentTime + index * (seconds / 4))
    note.stop(context.currentTime + seconds)
    note.onended = () => void (index === 1 && context.close())
  }
}
