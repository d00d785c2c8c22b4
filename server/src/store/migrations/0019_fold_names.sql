-- One folding of names for all searches, the same as foldName and nameKey of shared/domain/src/text/fold-name.ts: letter
-- case, accents and other marks, Unicode form, apostrophes, hyphens and spacing do not count. Plain functions and not the
-- extension unaccent: the embedded database has none, and unaccent keeps marks of decomposed letters.
-- A change of the letters below is a new migration.

-- Capitals without an accent of their own are listed: lower() of a database with the locale C knows ASCII only.
-- The words in small letters without accents, with one blank between them.
CREATE FUNCTION name_words(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    CASE WHEN octet_length(name) = length(name)
      -- ASCII, as most names are, takes a tenth of the time. Separators become blanks, apostrophes nothing.
      THEN lower(translate(name, '-/\(),.;:&+"[]''`', '              '))
      ELSE lower(translate(
        regexp_replace(
          normalize(translate(name, '''’‘ʼʻʹ′´`＇', ''), NFKD),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
        'ÆÐÞĦŒŦƂƄƇƉƋƑƓƔƖƗƜƝƟƢƤƦƧƩƬƮƱƲƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎẞỺỼỾɓɗƙƴŋǝəɛɔıøđłƁƊƘƳŊƎƏƐƆØĐŁ-‐–—−/\(),.;:&+"“”«»[]·•',
        'æðþħœŧƃƅƈɖƌƒɠɣɩɨɯɲɵƣƥʀƨʃƭʈʊʋƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏßỻỽỿbdkyneeeoiodlbdkyneeeoodl                        '))
    END,
    '\s+', ' ', 'g'))
$$;

-- The same without blanks: 'Port Harcourt', 'Port-Harcourt' and 'PortHarcourt' are one.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(name) = length(name)
    THEN lower(translate(name, E'-/\\(),.;:&+"[]\'` \t\n\r\v\f', ''))
    ELSE replace(name_words(name), ' ', '')
  END
$$;
