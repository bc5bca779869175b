export { LimitBooks } from '../limits/postgres-limit-books';
