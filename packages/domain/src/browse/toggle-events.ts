/** Toggles one event in the filter (GAMES-4). */
export function toggleEvent(checked: readonly number[], eventId: number): readonly number[] {
  return checked.includes(eventId) ? checked.filter((id) => id !== eventId) : [...checked, eventId];
}

/**
 * Toggles the "all" option (GAMES-4): checks every event of the current game, or none if all are checked.
 *
 * @param all ids of the events of the current game.
 */
export function toggleAllEvents(checked: readonly number[], all: readonly number[]): readonly number[] {
  return all.every((id) => checked.includes(id)) ? [] : [...all];
}
