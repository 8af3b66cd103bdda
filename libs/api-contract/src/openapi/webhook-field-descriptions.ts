const webhookFields: Readonly<Record<string, string>> = {
  url: 'HTTPS URL that events are sent to.',
  description: 'What the webhook is for. Empty if you didn’t say.',
  events: 'Events it gets. `null` for all, including events added later.',
  isEnabled: 'Whether events are sent to it. Disabling a webhook gives up its pending deliveries.',
};

const overlap = {
  previousSecretEndsAt: 'Until when deliveries are also signed with the previous secret, ISO 8601 in UTC. `null` after that.',
};

const deliveryFields: Readonly<Record<string, string>> = {
  event: 'Event, such as `payment.credited`, or `test`. New events may be added.',
  status: 'Status: `pending`, `delivered` or `failed`. New statuses may be added.',
  error: 'Why the last attempt failed, such as `ECONNREFUSED`. `null` if it didn’t.',
  latencyMs: 'Time until the last response in milliseconds. `null` without a response.',
};

const under = (owners: readonly string[], fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(owners.flatMap((owner) => Object.entries(fields).map(([name, text]) => [`${owner}.${name}`, text])));

/** The part of `fieldDescriptions` about webhooks, their deliveries, and their events. */
export const webhookFieldDescriptions: Readonly<Record<string, string>> = {
  ...under(['Webhook', 'createWebhook', 'updateWebhook', 'rotateWebhookSecret'], webhookFields),
  ...under(['Webhook', 'createWebhook', 'rotateWebhookSecret'], overlap),
  ...under(['WebhookDelivery', 'WebhookDeliveryDetails'], deliveryFields),
  webhookId: 'Webhook ID.',
  deliveryId: 'Delivery ID.',
  autoDisabledAt: 'When it was disabled because deliveries kept failing, ISO 8601 in UTC. `null` if it wasn’t.',
  failingSince: 'When deliveries began to fail, ISO 8601 in UTC. `null` if the last attempt succeeded.',
  'rotateWebhookSecret.gracePeriodInSecs': 'Seconds for which deliveries are signed with both secrets, 0 to 604,800.',
  eventId: 'Event ID. It’s the same for each webhook, attempt, and redelivery of an event, so use it to ignore duplicates.',
  attempts: 'Number of attempts so far.',
  responseStatus: 'HTTP status of the last response. `null` if there was none.',
  redeliveryOf: 'ID of the delivery that this one repeats. `null` for the first one.',
  nextAttemptAt: 'Time of the next attempt, ISO 8601 in UTC. `null` if there is none.',
  'listWebhookDeliveries.status': 'Limits the result to deliveries with this status.',
  'listWebhookDeliveries.event': 'Limits the result to deliveries of this event.',
  requestBody: 'Body of the request: JSON.',
  requestHeaders: 'Headers of the last request. `null` before the first attempt.',
  responseBody: 'The first 2,000 characters of the last response. `null` if there was none.',
  event: 'Name of the event.',
  'data.project': 'Project that the event belongs to.',
  'data.actor': 'Who caused it. Both IDs are `null` for changes by the service.',
  'actor.userId': 'ID of the user. `null` for a project token.',
  'actor.tokenId': 'ID of the API token. `null` without one.',
  'data.action': 'Action in the audit log.',
  'data.apiKey': 'The API key, with its name before the change.',
  'data.member': 'The member.',
  'member.userId': 'ID of the member’s user. `null` if it isn’t known.',
  'data.invitation': 'The invitation.',
  'invitation.userId': 'ID of the invited user. `null` for an invitation by email.',
  'data.payment': 'The payment after the change.',
  'payment.type': 'Payment method: `CRYPTOCLOUD_PAYMENT` or `CUSTODIAL`. New methods may be added.',
  'payment.status': 'Status: `CONFIRMED` or `CANCELED`.',
  'payment.credited': 'Amount added to the balance in cents (USD).',
  'data.limit': 'The spend limit and this month’s spend.',
  'limit.spent': 'Spend of this month in cents (USD).',
  'limit.percent': 'Percentage of the limit that was reached.',
  'data.balance': 'The balance.',
  pacePerDay: 'Average spend per day in cents (USD).',
  daysLeft: 'Whole days that the balance lasts at this pace. 0 if it’s used up.',
  'data.alert': 'The alert.',
  'WebhookEvent.data': 'What happened.',
};
