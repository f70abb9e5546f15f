import { type PointerEvent, useEffect, useRef, useState } from 'react'

const eighth = 45
/** Pixels of dragging for an eighth of a turn. */
const pixels = 90
const milliseconds = 220

/**
 * The angle of something that has one of eight directions, is dragged between them, and turns to where it is put.
 * Turned from above, clockwise is forward.
 */
export function useTurn(direction: number, onTurn: (direction: number) => void) {
  const [angle, setAngle] = useState(direction * eighth)
  const [drag, setDrag] = useState<{ from: number; angle: number }>()
  const latest = useRef(angle)
  latest.current = angle

  useEffect(() => {
    if (drag) return
    const from = latest.current
    const way = ((direction * eighth - from + 540) % 360) - 180
    if (way === 0) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setAngle(direction * eighth)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function move(now) {
      const part = Math.min(1, Math.max(0, (now - began) / milliseconds))
      const eased = 1 - (1 - part) ** 3
      setAngle(part === 1 ? direction * eighth : (from + way * eased + 360) % 360)
      if (part < 1) frame = requestAnimationFrame(move)
    })
    return () => cancelAnimationFrame(frame)
  }, [direction, drag])

  return {
    angle,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: event.clientX, angle })
      },
      onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
        // To the right on the near side of the house is anticlockwise seen from above.
        if (drag) setAngle((drag.angle - ((clientX - drag.from) * eighth) / pixels + 720) % 360)
      },
      onPointerUp: () => release(),
      onPointerCancel: () => release(),
    },
  }

  function release() {
    if (!drag) return
    setDrag(undefined)
    onTurn(Math.round(angle / eighth) % 8)
  }
}
