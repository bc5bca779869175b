import { findDefects } from './find-defect';
import { PLACING_DEFECTS } from './placing-defects';

findDefects(PLACING_DEFECTS);
