import { Controller, Get } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { type TestApi, startApi } from '../../../test/start-api';
import { Allow, Public, AssertEveryRouteHasAccess } from '../../platform/access/access.decorators';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe('An admin route', () => {
  it('cannot be asked for from another origin by way of CORS', async () => {
    const answer = await request(api.url).options('/api/admin/applications').set('Origin', 'https://evil.example');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

@Controller('open')
class ForgetfulController {
  @Get('a') @Public() a() {}
  @Get('b') @Allow('hr') b() {}
  @Get('c') c() {}
  notARoute() {}
}

describe('A route without access', () => {
  it('keeps the process from starting', async () => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers: [ForgetfulController],
      providers: [AssertEveryRouteHasAccess],
    }).compile();
    const app = module.createNestApplication({ logger: false });
    await expect(app.init()).rejects.toThrow('Routes without @Public() or @Allow(...): ForgetfulController.c');
    await app.close();
  });
});
