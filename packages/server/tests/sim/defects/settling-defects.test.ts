import { findDefects } from './find-defect';
import { SETTLING_DEFECTS } from './settling-defects';
import { TELLING_DEFECTS } from './telling-defects';

findDefects([...SETTLING_DEFECTS, ...TELLING_DEFECTS]);
