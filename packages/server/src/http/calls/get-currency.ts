export { listCurrencies as getCurrency } from '../../services/list-currencies';
