/** Toggles one event in the filter (GAMES-4). */
export function toggleEvent(checked: readonly number[], eventId: number): readonly number[] {
  return checked.includes(eventId) ? checked.filter((id) => id !== eventId) : [...checked, eventId];
}

/**
 * Toggles the "all" option (GAMES-4): checks all events, or none if all are checked.
 *
 * @param all event ids of the current game.
 */
export function toggleAllEvents(checked: readonly number[], all: readonly number[]): readonly number[] {
  return all.every((id) => checked.includes(id)) ? [] : [...all];
}
