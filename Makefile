# The only list of commands. `make` alone prints it.
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# Packages are installed with the machine's Node; everything else runs on the Node 24 among them.
MACHINE_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: install ## Run everything on this machine, without containers (DATA_DIR=.data SITE_PORT=8080)
	@exec node --disable-sigusr1 infra/local/start.ts

stop: ## Stop what make start runs (DATA_DIR=.data)
	@exec node infra/local/stop.ts

prepare: install ## Get what the tests need beside the packages: a browser, Redis, promtool, an S3 server (needs Go)
	@infra/ci/prepare-machine.sh

test: prepare ## Run every test; results go to test-results/
	@node infra/local/build.ts
	@exec node infra/ci/run-tests.ts

test-all: install ## Run every test in its long form: all pages, both devices, three browsers, containers, 20,000 fuzzed calls
	@infra/ci/prepare-browsers.sh
	@if [ -x "$${BASE_IMAGES:-../shared/base-images}/make.sh" ] && docker info >/dev/null 2>&1; then "$${BASE_IMAGES:-../shared/base-images}/make.sh"; fi
	@TEST_ALL=yes $(MAKE) test

test-browsers: install build ## Run the main journeys in Firefox and in WebKit
	@infra/ci/prepare-browsers.sh
	@exec node infra/ci/run-tests.ts browsers

test-faults: prepare ## Kill each part at random moments while people apply, meet every other trouble, and count what arrived (KILLS=200)
	@TEST_ALL=yes infra/ci/prepare-machine.sh packages
	@node infra/local/build.ts
	@KILLS=$(or $(KILLS),200) TEST_ALL=yes node --test --test-concurrency=1 "tests/system/promise-*.test.ts" tests/system/slow-clients.test.ts tests/system/faked-clock.test.ts
	@if [ "$$(id -u)" = 0 ] && command -v iptables >/dev/null && command -v tc >/dev/null; then \
	  OWN_NETWORK=yes unshare --net sh -c 'ip link set lo up && exec node --test tests/system/partitions.test.ts'; \
	else echo 'partitions and delays: not tried, since they take root, iptables and tc'; fi
	@if docker info >/dev/null 2>&1; then TEST_ALL=yes node --test infra/ci/compose-kills.test.ts && \
	  TEST_ALL=yes node --test --test-name-pattern=testssl.sh infra/ci/compose-production.test.ts; \
	else echo 'containers and testssl.sh: not tried, since no engine runs'; fi
	@npm test -w @frontdoor/backend -- two-workers clock-set-back
	@TEST_ALL=yes npm test -w @frontdoor/backend -- test/model

check: install ## Check format, lint, types, imports, unused code and the contract (CHANGED=yes: only what changed)
	@npm run --silent check

audit: install ## Look for known holes in packages, licences that nobody allowed, and secrets in files (HISTORY=yes: in all commits)
	@exec node infra/audit/audit.ts

licences: install ## List the packages by their licences
	@exec node infra/audit/list-licences.ts

fix: install ## Repair what format and lint can repair
	@npm run --silent fix

build: install ## Build what changed: backend, site, admin
	@exec node infra/local/build.ts

contract: install ## Write contract/ anew from the backend
	@npm run --silent contract

migration: install ## Add an empty migration (NAME=add-something)
	@exec node infra/local/add-migration.ts

staff: install ## Add a person or reset a password (ROLE=hr|general NAME=... EMAIL=... [PASSWORD=-])
	@exec node infra/local/run.ts staff

corpus: install build ## Read real files of others and compare (CORPUS=folder CASES=folder)
	@TEST_ALL=yes CORPUS="$(abspath $(CORPUS))" CASES="$(abspath $(CASES))" node --test tests/corpus/corpus.test.ts

backup: install ## Back up what make start runs, database and files (BACKUP_DIR=/other/disk)
	@exec node infra/backup/command.ts backup

restore: install ## Restore a backup beside what runs (BACKUP_DIR=/other/disk TIME='2026-11-26 10:00:00+00')
	@exec node infra/backup/command.ts restore

restore-rehearsal: install ## Restore the backup to moments drawn by chance, compare, throw away (BACKUP_DIR=/other/disk POINTS=3)
	@exec node infra/backup/command.ts restore-rehearsal

doctor: ## Look at a system that runs and say what is wrong ([TARGET=local|compose|cluster] [SEND=yes] [JSON=yes])
	@infra/doctor/doctor.sh

after-restore: install ## Put a restored database in order before it is used ([MAILS=send])
	@exec node infra/local/run.ts after-restore

erase-again: install ## Erase again whom a restored backup has brought back ([LIST=- < list])
	@exec node infra/local/run.ts erase-again

storage-id: install ## Give a restored storage the id that the database knows ([ANYWAY=yes])
	@exec node infra/local/run.ts storage-id

demo-data: install ## Add sample job posts where there are none
	@exec node infra/local/run.ts demo-data

bench: install ## Measure the speed against a bare server (ONLY=Application ROUNDS=5)
	@npm run bench -w @frontdoor/tests

bench-audited: install ## Send 20,000 submissions while a backup runs, and audit each acknowledgement (SUBMISSIONS=20000 RATE=150 QUEUE=redis WITHOUT=backup,worker REPLICA=yes)
	@npm run bench:audited -w @frontdoor/tests

bench-build: install ## Measure how long the builds take, and 500 more pages (MORE=500)
	@npm run bench:build -w @frontdoor/tests

bench-gets: install build ## Measure what each public GET costs, the dearest first (POSTS=20 REQUESTS=1000)
	@npm run bench:gets -w @frontdoor/tests

bench-grid: install ## Measure the pages and the search of the admin grid (GRID_SIZES=1000,100000)
	@npm run bench:grid -w @frontdoor/tests

bench-job-pages: install build ## Measure the careers pages against the same bytes from the disk (ROUNDS=5)
	@npm run bench:job-pages -w @frontdoor/tests

bench-pages: prepare build ## Measure the admin's keys, and the pages against Astro and Next (PAGES=all or /a,/b ROUNDS=5)
	@npm run bench:pages -w @frontdoor/tests

bench-rows: install ## Measure what deeds read of big tables, and fail on a scan (ROWS=100000,1000000)
	@npm run bench:rows -w @frontdoor/tests

bench-scale: install ## Measure one, two and four API processes, and calculate more (ROUNDS=5)
	@npm run bench:scale -w @frontdoor/tests

budgets: prepare ## Measure every page against its budgets, and fail where one is broken
	@npm run budgets -w @frontdoor/tests

validate: install build ## Run the validators over every built page
	@npm run --silent validate -w @frontdoor/site

chart-test: install ## Look at what Helm makes of the chart; needs helm and no cluster
	@exec node --test infra/helm/chart-test/*.test.ts

cluster-test: install ## Prove the chart on a real Kubernetes (REQUESTS=10000 BASE_IMAGES=...)
	@infra/helm/cluster-test/prepare.sh
	@exec node --test --test-concurrency=1 infra/helm/cluster-test/*.test.ts

accessibility: prepare build ## Have axe read every page, and write what /accessibility says of it
	@npm run accessibility -w @frontdoor/tests

drawings: install ## Write every drawing as SVG, light and dark, with a sheet of all (screenshots/drawings/)
	@npm run --silent drawings -w @frontdoor/site

screenshots: prepare ## Take pictures of every page, and of all that opens in the admin (ONLY=hr- for those whose name begins so)
	@npm run screenshots -w @frontdoor/tests

secrets: ## Make the secrets of the containers as files, and move those of .env there
	@infra/compose/fill-secrets.sh .env

release: install ## Make a release of this checkout: changelog, version, commit, tag; nothing is pushed (VERSION=1.0.0)
	@exec node infra/release/release.ts

images: ## Build the images, with a list of the packages in each (TAG=the version)
	@infra/images/build.sh

compose-up: secrets ## Build and start the containers, wait until they are healthy
	@infra/compose/up.sh

upgrade: secrets ## Update the containers to this checkout, or to a release, without a request that fails (TO=1.1.0)
	@TO="$(TO)" infra/compose/upgrade.sh

rollback: ## Go back to what the containers ran before the last update
	@infra/compose/rollback.sh

upgrade-postgres: ## Move the database to another major of Postgres on a new volume, and keep the one of before (TO=19)
	@TO="$(TO)" infra/compose/postgres/upgrade.sh

rollback-postgres: ## Go back to the Postgres and the data of before make upgrade-postgres ([LOSE=yes])
	@LOSE="$(LOSE)" infra/compose/postgres/rollback.sh

drop-old-postgres: ## Remove the data that make upgrade-postgres has kept
	@infra/compose/postgres/drop-old.sh

replace: ## Replace a container that there is only one of, and print for how long it was away (PART=front|postgres|redis|minio)
	@PART="$(PART)" infra/compose/replace-part.sh

alerts: ## Print the alerts for a Prometheus of your own, each with a link (RUNBOOK_URL=https://git.example.com/frontdoor/docs/alerts.md)
	@RUNBOOK_URL="$(RUNBOOK_URL)" infra/monitoring/print-alerts.sh

compose-backup: ## Back up the containers now, database and files, and read all of the backup
	@docker compose exec -T backup frontdoor-backup backup

compose-restore: ## Restore the backup of the containers beside what runs (TIME='2026-11-26 10:00:00+00')
	@TIME="$(TIME)" infra/compose/restore.sh

compose-rehearsal: ## Restore the backup of the containers to moments drawn by chance, compare, throw away (POINTS=3)
	@docker compose exec -T -e POINTS="$(POINTS)" backup frontdoor-backup restore-rehearsal

compose-down: ## Stop the containers and keep their data
	@docker compose down

install: ## Install the packages when they are missing or differ
	@PATH="$(MACHINE_PATH)" infra/ci/install.sh

.PHONY: help start stop doctor audit licences backup restore restore-rehearsal after-restore prepare test test-all test-faults test-browsers check fix build contract migration staff erase-again storage-id demo-data corpus bench bench-audited \
	bench-build bench-gets bench-grid bench-job-pages bench-pages bench-rows bench-scale budgets accessibility chart-test cluster-test images release screenshots validate secrets \
	compose-up upgrade rollback upgrade-postgres rollback-postgres drop-old-postgres replace alerts compose-backup compose-restore compose-rehearsal compose-down install
