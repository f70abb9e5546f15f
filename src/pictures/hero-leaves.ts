import { day } from './palette.ts'

/** A tree in the distance of a hero. */
export const farTree = { shade: day.farLeaf, lit: day.farLeafLit, trunk: day.trunk }

/** The hedges behind a hero's lawn. */
export const hedge = { shade: day.hedge, lit: day.hedgeLit }
