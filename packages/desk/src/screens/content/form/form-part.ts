import type { FieldName, TypedAnnouncement } from './typed-announcement';

/** Of a group of fields. */
export interface FormPart {
  readonly typed: TypedAnnouncement;
  /** `field`: whose faults may be shown from now on; null: it has none. */
  readonly change: (part: Partial<TypedAnnouncement>, field: FieldName | null) => void;
  readonly faultsOf: (field: FieldName) => string | undefined;
}
