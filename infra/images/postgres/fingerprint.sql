-- What a database and a copy of it have in common, a line for each thing: the sum of each table's rows, in any order, and all that a
-- dump could leave out. Read by psql, with -v with_sequences=0 while others write, because numbers are drawn outside of a snapshot.
\set ON_ERROR_STOP on
\pset format unaligned
\pset fieldsep '\t'
\pset tuples_only on
SET search_path = '';
SET timezone = 'UTC';
SET datestyle = 'ISO';
SET intervalstyle = 'postgres';

-- The alias is the name of no column: a column would be taken for the row.
SELECT format($$SELECT 'table', %L, count(*), coalesce(sum(('x' || left(md5("a whole row"::text), 16))::bit(64)::bigint::numeric), 0) FROM ONLY %s AS "a whole row"$$,
    c.oid::regclass, c.oid::regclass)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  ORDER BY c.oid::regclass::text COLLATE "C"
\gexec
\if :with_sequences
SELECT format('SELECT ''sequence'', %L, last_value, is_called FROM %s', c.oid::regclass, c.oid::regclass)
  FROM pg_class c WHERE c.relkind = 'S' AND c.relpersistence <> 't' ORDER BY c.oid::regclass::text COLLATE "C"
\gexec
\endif
SELECT 'large objects', count(*) FROM pg_largeobject_metadata;

SELECT 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    pg_get_expr(d.adbin, d.adrelid), (SELECT array_agg(one::text ORDER BY one::text COLLATE "C") FROM unnest(a.attacl) one)
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  ORDER BY a.attrelid::regclass::text COLLATE "C", row_number() OVER (PARTITION BY a.attrelid ORDER BY a.attnum);
SELECT 'relation', c.oid::regclass, c.relkind, c.relowner::regrole, c.relrowsecurity,
    (SELECT array_agg(one::text ORDER BY one::text COLLATE "C")
      FROM unnest(coalesce(c.relacl, acldefault(CASE c.relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", c.relowner))) one)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  ORDER BY c.oid::regclass::text COLLATE "C";
SELECT 'index', i.indexrelid::regclass, i.indisvalid, pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname !~ '^pg_' ORDER BY i.indexrelid::regclass::text COLLATE "C";
SELECT 'constraint', c.conrelid::regclass, c.conname, c.contype, c.convalidated
  FROM pg_constraint c WHERE c.conrelid <> 0 AND c.connamespace::regnamespace::text !~ '^(pg_|information_schema$)'
  ORDER BY c.conrelid::regclass::text COLLATE "C", c.conname COLLATE "C";
SELECT 'trigger', tgrelid::regclass, tgname, tgenabled, tgfoid::regprocedure FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY tgrelid::regclass::text COLLATE "C", tgname COLLATE "C";
SELECT 'policy', polrelid::regclass, polname, polcmd FROM pg_policy ORDER BY polrelid::regclass::text COLLATE "C", polname COLLATE "C";
-- Those of an extension are of its version.
SELECT 'function', p.oid::regprocedure, md5(p.prosrc), p.prosecdef, p.proowner::regrole,
    (SELECT array_agg(one::text ORDER BY one::text COLLATE "C") FROM unnest(coalesce(p.proacl, acldefault('f', p.proowner))) one)
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  ORDER BY p.oid::regprocedure::text COLLATE "C";
SELECT 'extension', extname FROM pg_extension ORDER BY extname COLLATE "C";
SELECT 'schema', n.nspname, n.nspowner::regrole,
    (SELECT array_agg(one::text ORDER BY one::text COLLATE "C") FROM unnest(coalesce(n.nspacl, acldefault('n', n.nspowner))) one)
  FROM pg_namespace n WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY n.nspname COLLATE "C";
SELECT 'database', pg_encoding_to_char(encoding), datlocprovider, datcollate, datctype, datlocale,
    (SELECT array_agg(one::text ORDER BY one::text COLLATE "C") FROM unnest(coalesce(datacl, acldefault('d', datdba))) one)
  FROM pg_database WHERE datname = current_database() AND datname <> 'postgres';
SELECT 'setting', coalesce(setrole::regrole::text, ''), setconfig FROM pg_db_role_setting
  WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database() AND datname <> 'postgres'))
  ORDER BY setrole::regrole::text COLLATE "C", setconfig::text COLLATE "C";
SELECT 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls, rolconnlimit, rolvaliduntil,
    md5(rolpassword), (SELECT array_agg(m.roleid::regrole::text ORDER BY m.roleid::regrole::text COLLATE "C") FROM pg_auth_members m WHERE m.member = r.oid)
  FROM pg_authid r WHERE rolname !~ '^pg_' ORDER BY rolname COLLATE "C";
