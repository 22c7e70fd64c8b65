-- Search finds players by the beginnings of the words of their names. Accents don't matter: "jose" finds "José". Needs no
-- extension, because not every database host has one for this.
CREATE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

CREATE INDEX entry_name_words ON "entry" USING gin (name_words("name"));
