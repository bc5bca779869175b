import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const isThere = () => (isDebian() ? isInstalled('nats-server') : succeeds('nats-server', ['--version']));

/** Makes sure that there is a NATS server for the tests of several processes; false where there is not, having said why. */
export const provideBus = () => installPackages('The tests of several processes', isThere() ? [] : ['nats-server']);
