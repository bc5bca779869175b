export { LOG_ODDS_ONE } from './fixed-exponential';
export {
  biasForPrice,
  fadedBias,
  fairShare,
  feedMargin,
  hasFeedFollowed,
  housePrices,
  type HouseRule,
  MOST_HOUSE_MARGIN,
} from './house-price';
export { stepPrice } from './price-ladder';
