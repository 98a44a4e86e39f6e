import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/** The time limits of requests can be passed by as much: that often connections are looked at for them. */
const CHECK_MS = 5_000;

/**
 * Express, over a server that makes Node's two objects with Express' methods from the start. Express itself gives them these
 * methods when it gets them, and to change the prototype of an object that exists costs more than most things that a small
 * request goes through.
 */
export class DressingAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const made = {
      IncomingMessage: bornAs(IncomingMessage, express.request),
      ServerResponse: bornAs(ServerResponse, express.response),
    };
    this.httpServer = createServer({ ...made, connectionsCheckingInterval: CHECK_MS }, express);
  }
}

/** A constructor whose objects are built by `base` and have `prototype` above them. */
function bornAs<Base extends abstract new (...args: never[]) => object>(base: Base, prototype: object): Base {
  const born = function (...args: unknown[]) {
    return Reflect.construct(base, args, born) as object;
  };
  born.prototype = prototype;
  return born as unknown as Base;
}
