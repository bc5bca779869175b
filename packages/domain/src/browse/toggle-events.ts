/** Toggles one event in the filter (GAMES-4). */
export function toggleEvent(checked: readonly number[], eventId: number): readonly number[] {
  return checked.includes(eventId) ? checked.filter((id) => id !== eventId) : [...checked, eventId];
}

/** Toggles "all" (GAMES-4): checks all event ids of the game, or none if all are checked. */
export function toggleAllEvents(checked: readonly number[], all: readonly number[]): readonly number[] {
  return all.every((id) => checked.includes(id)) ? [] : [...all];
}
