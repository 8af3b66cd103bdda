/** A wish to see one of the modals. Each object is a wish of its own, so that the same modal can be asked for again. */
export interface PreferencesRequest {
  readonly modal: 'language' | 'settings';
}
