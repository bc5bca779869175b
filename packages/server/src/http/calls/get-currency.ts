export { listCurrencies as getCurrency } from '../../players/preferences/list-currencies';
