export { LimitBooks, type RuleJson, toRule } from '../limits/postgres-limit-books';
