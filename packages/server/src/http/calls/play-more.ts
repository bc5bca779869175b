export { placeBets as playMore } from '../../services/place-bets';
