import type { Simulation } from '../domain/simulation/simulation.ts'

const text = globalThis.document?.documentElement?.dataset.simulation

/**
 * What this page simulates. Only the server writes it, and only into an editor's preview: `undefined` for visitors.
 * Read once, because the page of a failed layout has a root of its own.
 */
export const pageSimulation: Simulation | undefined = text ? JSON.parse(text) : undefined
