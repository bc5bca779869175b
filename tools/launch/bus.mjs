import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const VERSION_FLAG = { 'nats-server': '--version', haproxy: '-v' };

const isThere = (name) => (isDebian() ? isInstalled(name) : succeeds(name, [VERSION_FLAG[name]]));

const provide = (who, names) =>
  installPackages(
    who,
    names.filter((name) => !isThere(name)),
  );

/** Makes sure that there is a NATS server for the tests of several processes; false where there is not, having said why. */
export const provideBus = () => provide('The tests of several processes', ['nats-server']);

/** The same of everything that several processes behind one address need. */
export const provideBusAndBalancer = () => provide('Several processes', ['nats-server', 'haproxy']);
