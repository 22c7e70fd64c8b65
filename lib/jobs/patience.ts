/**
 * No email is started later than this after its batch began. It can then take as long as `SENDING_MS`, and some seconds for a
 * notification, and has to be done before the queue gives the batch to another worker, which would send it, too.
 */
export const LATEST_START_MS = 20_000;

/**
 * How long a mail server gets for one email, from connecting to its last answer. Some look for viruses in an email before
 * they accept it, and one that's given up on then is sent again. RFC 5321, 4.5.3.2, asks for more than a batch has.
 */
export const SENDING_MS = 80_000;

/** How long it gets if someone waits for it on a page: less than the minute that proxies usually wait for the page. */
export const WAITED_FOR_MS = 40_000;

/**
 * A server that doesn't greet is given up on sooner than one that works on an email; nodemailer counts connecting, the
 * greeting and TLS together. A connection without work is closed before a server would do it. Milliseconds.
 */
export const CONNECTION_PATIENCE = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: SENDING_MS,
  idleTimeout: 15_000,
};
