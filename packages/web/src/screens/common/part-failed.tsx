import { useFailedPart } from '../../state';
import { LoadFailed } from './load-failed';
import { NewVersion } from './new-version';

interface PartFailedProps {
  readonly error: Error;
  readonly retries: number;
  readonly retry: () => void;
}

/**
 * A retry loads the part again; if a new version replaced it, only a page reload helps. The app never reloads a host's
 * page (ERR-6).
 */
export function PartFailed({ error, retries, retry }: PartFailedProps) {
  const { outdated, reloadPage } = useFailedPart(error.message);
  if (outdated) return <NewVersion reload={reloadPage ?? retry} />;
  return <LoadFailed heading="h1" reload={retries > 0 ? (reloadPage ?? retry) : retry} />;
}
