export { createHousePriceStore } from './postgres-house-price-store';
export { holdHousePlays, repriceBatch } from './reprice-batch';
