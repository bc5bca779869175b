export { FAULT_NAMES, type FaultName } from './faults';
export { type DemoOperator, type DemoOperatorOptions, openDemoOperator } from './open-demo-operator';
export { type OperatorKey } from './signatures';
export { type MoveAnswer, Wallet, type WalletCalls } from './wallet';
