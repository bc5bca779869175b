import { findDefects } from './find-defect';
import { SETTLING_DEFECTS } from './settling-defects';
import { PUBLISHING_DEFECTS } from './publishing-defects';

findDefects([...SETTLING_DEFECTS, ...PUBLISHING_DEFECTS]);
