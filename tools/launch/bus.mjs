import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const VERSION_FLAG = { 'nats-server': '--version', haproxy: '-v' };

const isThere = (name) => (isDebian() ? isInstalled(name) : succeeds(name, [VERSION_FLAG[name]]));

const provide = (who, names) =>
  installPackages(
    who,
    names.filter((name) => !isThere(name)),
  );

/** Prints the reason and returns false on failure. */
export const provideBus = () => provide('The tests of several processes', ['nats-server']);

/** NATS and the balancer. */
export const provideBusAndBalancer = () => provide('Several processes', ['nats-server', 'haproxy']);
