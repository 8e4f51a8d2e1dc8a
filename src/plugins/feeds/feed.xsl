<?xml version="1.0" encoding="utf-8"?>
<!-- Shows rss.xml and atom.xml as a page when a browser opens them. Feed readers ignore it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>

  <xsl:template match="/rss">
    <xsl:call-template name="page">
      <xsl:with-param name="format">RSS</xsl:with-param>
      <xsl:with-param name="language" select="channel/language"/>
      <xsl:with-param name="title" select="channel/title"/>
      <xsl:with-param name="description" select="channel/description"/>
      <xsl:with-param name="self" select="channel/atom:link[@rel='self']/@href"/>
      <xsl:with-param name="home" select="channel/link"/>
      <xsl:with-param name="copyright" select="channel/copyright"/>
      <xsl:with-param name="items" select="channel/item"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="/atom:feed">
    <xsl:call-template name="page">
      <xsl:with-param name="format">Atom</xsl:with-param>
      <xsl:with-param name="language" select="@xml:lang"/>
      <xsl:with-param name="title" select="atom:title"/>
      <xsl:with-param name="description" select="atom:subtitle"/>
      <xsl:with-param name="self" select="atom:link[@rel='self']/@href"/>
      <xsl:with-param name="home" select="atom:link[@rel='alternate']/@href"/>
      <xsl:with-param name="copyright" select="atom:rights"/>
      <xsl:with-param name="items" select="atom:entry"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="page">
    <xsl:param name="format"/>
    <xsl:param name="language"/>
    <xsl:param name="title"/>
    <xsl:param name="description"/>
    <xsl:param name="self"/>
    <xsl:param name="home"/>
    <xsl:param name="copyright"/>
    <xsl:param name="items"/>
    <html lang="{$language}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="dark"/>
        <title><xsl:value-of select="$title"/> (<xsl:value-of select="$format"/> feed)</title>
        <link rel="icon" href="../img/favicon.svg"/>
        <link rel="stylesheet" href="feed.css"/>
      </head>
      <body>
        <main>
          <header>
            <p class="format"><xsl:value-of select="$format"/> feed</p>
            <h1><xsl:value-of select="$title"/></h1>
            <p class="lead"><xsl:value-of select="$description"/></p>
            <div class="how">
              <p>
                This page is for feed readers. Copy its address into yours, and new posts come to you.
              </p>
              <p><code><xsl:value-of select="$self"/></code></p>
              <p><a href="{$home}">Read the blog in the browser</a></p>
            </div>
          </header>
          <h2>Posts</h2>
          <ul>
            <xsl:apply-templates select="$items"/>
          </ul>
          <footer><xsl:value-of select="$copyright"/></footer>
        </main>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="item">
    <li>
      <p class="date"><xsl:value-of select="substring(pubDate, 6, 11)"/></p>
      <h3><a href="{link}"><xsl:value-of select="title"/></a></h3>
      <p><xsl:value-of select="description"/></p>
    </li>
  </xsl:template>

  <xsl:template match="atom:entry">
    <li>
      <p class="date"><xsl:value-of select="substring(atom:published, 1, 10)"/></p>
      <h3><a href="{atom:link[@rel='alternate']/@href}"><xsl:value-of select="atom:title"/></a></h3>
      <p><xsl:value-of select="atom:summary"/></p>
    </li>
  </xsl:template>
</xsl:stylesheet>
