export { readPlacement as getBetByRequestId } from '../../services/read-placement';
