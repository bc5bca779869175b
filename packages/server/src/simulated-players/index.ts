export { seedSimulatedPlayers } from './seed-simulated-players';
export type { SimulatedPlayerStore } from './simulated-player-store';
export { startSimulatedPlayers } from './start-simulated-players';
