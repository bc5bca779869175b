export type { HouseBias, HousePlay, HousePoint, HousePriceStore } from './house-price-store';
export { publishPrices } from './publish-prices';
export { repriceHeld } from './reprice-house';
export { biasLeft, bookOf, feedOf, isDecided, oddsOf } from './reprice-play';
export { startHousePrices } from './start-house-prices';
