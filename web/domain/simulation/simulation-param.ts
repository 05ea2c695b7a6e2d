/** The parameter of a previewed address that begins a simulation; empty, it ends the one that is on. */
export const simulationParam = 'simulate'
