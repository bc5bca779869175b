/** As a superuser can. */
export const UNGUARD_ALL = `
  do $$ declare c record; begin
    set local session_replication_role = replica;
    for c in select conrelid::regclass as on_table, conname from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'u', 'p', 'f')
      order by contype = 'p'
    loop
      execute format('alter table %s drop constraint if exists %I cascade', c.on_table, c.conname);
    end loop;
    create sequence later_ids start 1000000;
    for c in select table_name as on_table, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'
    loop
      execute format('alter table %I alter column %I drop identity', c.on_table, c.column_name);
      execute format('alter table %I alter column %I set default nextval(''later_ids'')', c.on_table, c.column_name);
    end loop;
    for c in select indexrelid::regclass as name from pg_index
      where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    loop
      execute format('drop index %s', c.name);
    end loop;
  end $$`;
